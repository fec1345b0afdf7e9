/** Wheel and pinch zoom, dragging pans, for an SVG whose content is one group. */

import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';

const MOST = 5;
const STEP = 1.7;

export interface Zoom {
  fit(): void;
  /** One step nearer. */
  larger(): void;
  destroy(): void;
}

/**
 * `grip` says where a drag does not pan, because something is picked up there. At its own size the board leaves
 * one-finger drags to the page, which may want to scroll.
 */
export function zoomable(
  svg: SVGSVGElement,
  group: SVGGElement,
  grip: (target: Element) => boolean,
  zoomed: (larger: boolean) => void,
): Zoom {
  const selection = select<SVGSVGElement, unknown>(svg);
  let current: ZoomTransform = zoomIdentity;

  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, MOST])
    .filter((event: Event) => {
      if (event.type === 'dblclick') return false;
      if (event.type === 'wheel') return true;
      if (event instanceof TouchEvent && event.touches.length > 1) return true;
      if (current.k <= 1) return false;
      return !(event instanceof MouseEvent && event.button !== 0) && !grip(event.target as Element);
    })
    .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      current = event.transform;
      group.setAttribute('transform', current.toString());
      zoomed(current.k > 1);
      svg.style.touchAction = current.k > 1 ? 'none' : 'pan-y';
    });

  const measure = () => {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const corners: [[number, number], [number, number]] = [
      [x, y],
      [x + width, y + height],
    ];
    behaviour.extent(corners).translateExtent(corners);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(svg);
  measure();
  selection.call(behaviour);
  svg.style.touchAction = 'pan-y';

  return {
    larger: () => selection.call(behaviour.scaleBy, STEP),
    fit: () => selection.call(behaviour.transform, zoomIdentity),
    destroy: () => {
      observer.disconnect();
      selection.on('.zoom', null);
    },
  };
}

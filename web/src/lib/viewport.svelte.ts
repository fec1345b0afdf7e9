/** The part of a plane that is seen: dragged, wheeled, pinched, or fitted to what lies on it until one does so. */

import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';

const LEAST = 0.15;
const MOST = 2.6;
const STEP = 1.5;
/** Beyond what lies on the plane one can see so much of it. */
const BEYOND = 600;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface View {
  x: number;
  y: number;
  /** Pixels of the page a drawing unit. */
  k: number;
}

export class Viewport {
  view = $state.raw<View>({ x: 0, y: 0, k: 1 });
  /** The player has moved it, so it stays as it is. */
  moved = $state(false);
  /** Pixels at the left where buttons lie over the plane. */
  readonly aside = 48;
  #selection: Selection<SVGSVGElement, unknown, null, undefined> | null = null;
  #behaviour: ZoomBehavior<SVGSVGElement, unknown> | null = null;
  #width = 1;
  #height = 1;

  /** So large it is at most when it is fitted: a few things on the plane are not blown up. */
  constructor(readonly fitted = 1.25) {}

  /** `grip` says where a drag does not pan, because something is picked up there. Returns what takes it off again. */
  attach(svg: SVGSVGElement, grip: (target: Element) => boolean): () => void {
    const selection = select<SVGSVGElement, unknown>(svg);
    const behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .extent(() => [
        [0, 0],
        [this.#width, this.#height],
      ])
      .filter((event: Event) => {
        if (event.type === 'wheel') return true;
        if (event instanceof TouchEvent && event.touches.length > 1) return true;
        return !(event instanceof MouseEvent && event.button !== 0) && !grip(event.target as Element);
      })
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.view = { x: transform.x, y: transform.y, k: transform.k };
        if (sourceEvent) this.moved = true;
      });
    selection.call(behaviour).on('dblclick.zoom', null);
    this.#selection = selection;
    this.#behaviour = behaviour;
    return () => selection.on('.zoom', null);
  }

  /** Show the whole box in an area of so many pixels, unless the player looks at something else. */
  fit(box: Box, width: number, height: number): void {
    [this.#width, this.#height] = [width, height];
    const { left, top, right, bottom } = box;
    this.#behaviour?.translateExtent([
      [left - BEYOND, top - BEYOND],
      [right + BEYOND, bottom + BEYOND],
    ]);
    if (this.moved) return;
    const room = width - this.aside;
    const k = Math.min(this.fitted, room / (right - left), height / (bottom - top));
    const x = this.aside + room / 2 - (k * (left + right)) / 2;
    this.#put({ k, x, y: height / 2 - (k * (top + bottom)) / 2 });
  }

  larger(): void {
    this.#scale(STEP);
  }

  smaller(): void {
    this.#scale(1 / STEP);
  }

  /** Bring a point of the plane into view, by no more than it takes. */
  reveal({ x, y }: Point): void {
    const { k } = this.view;
    const margin = Math.min(60 * k, this.#width / 3, this.#height / 3);
    const inside = (value: number, size: number) => Math.min(Math.max(value, margin), size - margin) - value;
    const dx = inside(x * k + this.view.x, this.#width);
    const dy = inside(y * k + this.view.y, this.#height);
    if (dx === 0 && dy === 0) return;
    this.moved = true;
    this.#put({ k, x: this.view.x + dx, y: this.view.y + dy });
  }

  #scale(by: number): void {
    this.moved = true;
    if (this.#selection) this.#behaviour?.scaleBy(this.#selection, by);
  }

  #put({ x, y, k }: View): void {
    if (this.#selection) this.#behaviour?.transform(this.#selection, zoomIdentity.translate(x, y).scale(k));
  }
}

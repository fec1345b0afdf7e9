import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './lib/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';

settings.show();
const target = document.getElementById('app');
if (target) mount(App, { target });

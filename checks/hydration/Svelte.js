import { hydrate as hydrateApp } from 'svelte';
import { render as renderApp } from 'svelte/server';
import ClientApp from './App.svelte?client';
import ServerApp from './App.svelte?server';

const props = { name: 'Kiel' };

export const render = () => renderApp(ServerApp, { props }).body;

export const hydrate = (target) => hydrateApp(ClientApp, { target, props });

// Compiles templates when they are used.
import '@angular/compiler';
import { Component, signal } from '@angular/core';
import {
  bootstrapApplication,
  provideClientHydration,
  withEventReplay,
} from '@angular/platform-browser';

/** The page of `App.jsx`, in Angular. */
const App = Component({
  selector: 'app-root',
  styles: ['h1 { color: #ff0000 }', 'b { color: #0000ff }'],
  template: `
    <main class="main  dark main">
      <h1 title="">Tides of {{ name }} <b>today</b>, {{ count() }} clicks</h1>
      @if (name === '') { <p>Nobody</p> }
      <p style="color: red; margin-top: 0px">{{ text }}</p>
      @for (time of ['06:12', '18:40']; track time) { <i>{{ time }}</i> }
      <svg viewBox="0 0 9 9">
        <g></g>
        <path [attr.fill]="count() ? 'red' : '#ff0000'" d="M 0 0 h 9 v 9 z" />
      </svg>
      <button type="button" (click)="count.set(count() + 1)">More</button>
    </main>`,
})(
  class {
    name = 'Kiel';
    text = 'High  water\nat noon';
    count = signal(0);
  },
);

/** @param providers what one side has beside hydration */
export const start = (providers = [], context) =>
  bootstrapApplication(
    App,
    { providers: [provideClientHydration(withEventReplay()), ...providers] },
    context,
  );

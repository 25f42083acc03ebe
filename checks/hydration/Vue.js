// This build compiles templates; the renderer on the server does not.
import { compile, createSSRApp } from 'vue/dist/vue.esm-bundler.js';
import { renderToString } from 'vue/server-renderer';

/** The page of `React.jsx`, in Vue. */
const createApp = () =>
  createSSRApp({
    data: () => ({ name: 'Kiel', count: 0, text: 'High  water\nat noon' }),
    render: compile(`
      <main class="main  dark main">
        <h1 title="">Tides of {{ name }} <b>today</b>, {{ count }} clicks</h1>
        <p v-if="name === ''">Nobody</p>
        <p style="color: red; margin-top: 0px">{{ text }}</p>
        <i v-for="time in ['06:12', '18:40']">{{ time }}</i>
        <svg viewBox="0 0 9 9">
          <g></g>
          <path :fill="count ? 'red' : '#ff0000'" d="M 0 0 h 9 v 9 z" />
        </svg>
        <button type="button" @click="count += 1">More</button>
      </main>`),
  });

export const render = () => renderToString(createApp());

export const hydrate = (target) => createApp().mount(target);

import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Holds what the modules of htmlnano change and a framework looks for. */
function App({ name }) {
  const [count, setCount] = useState(0);
  return (
    <main className="main  dark main">
      <h1 title="">
        Tides of {name} <b>today</b>, {count} clicks
      </h1>
      {name === '' && <p>Nobody</p>}
      <p style={{ color: 'red', marginTop: 0 }}>{'High  water\nat noon'}</p>
      <Suspense fallback="…">
        <i>06:12</i> <i>18:40</i>
      </Suspense>
      <style>{'h1 { color: #ff0000 }'}</style>
      <style>{'b { color: #0000ff }'}</style>
      <script>{'var high = 1;'}</script>
      <script>{'var low = 2;'}</script>
      <svg viewBox="0 0 9 9">
        <g />
        <path fill={count ? 'red' : '#ff0000'} d="M 0 0 h 9 v 9 z" />
      </svg>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
    </main>
  );
}

export const render = () => renderToString(<App name="Kiel" />);

export const hydrate = (target) => hydrateRoot(target, <App name="Kiel" />);

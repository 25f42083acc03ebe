import { createSignal, For, Show, Suspense } from 'solid-js';

/** The page of `App.jsx`, in Solid. */
export function App(props) {
  const [count, setCount] = createSignal(0);
  const [text] = createSignal('High  water\nat noon');
  return (
    <main class="main  dark main">
      <h1 title="">
        Tides of {props.name} <b>today</b>, {count()} clicks
      </h1>
      <Show when={props.name === ''}>
        <p>Nobody</p>
      </Show>
      <p style={{ color: 'red', 'margin-top': 0 }}>{text()}</p>
      <Suspense fallback="…">
        <For each={['06:12', '18:40']}>{(time) => <i>{time}</i>}</For>
      </Suspense>
      <style>{'h1 { color: #ff0000 }'}</style>
      <style>{'b { color: #0000ff }'}</style>
      <script>{'var high = 1;'}</script>
      <script>{'var low = 2;'}</script>
      <svg viewBox="0 0 9 9">
        <g />
        <path fill={count() ? 'red' : '#ff0000'} d="M 0 0 h 9 v 9 z" />
      </svg>
      <button type="button" onClick={() => setCount(count() + 1)}>
        More
      </button>
    </main>
  );
}

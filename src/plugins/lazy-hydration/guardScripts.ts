declare global {
  interface Window {
    /** Says that the page can be read, but does not work; offers to try again. */
    showFailure: (texts: readonly string[], retry?: () => void) => void;
  }
}

/** The options of the inline script. */
export interface GuardOptions {
  /** The configured base URL. */
  readonly baseUrl: string;
  /** A file that exists below the right base URL in every deploy. */
  readonly probe: string;
  readonly title: string;
}

/**
 * Runs first in each page. It is inlined, so it must be self-contained.
 *
 * If the site's scripts do not load, the page may be from before a deploy, or the
 * browser has cached bad ones: they are refetched and the page is reloaded. If that
 * does not help, it says so. Or the base URL is wrong: a banner suggests the right one.
 *
 * @param refetch `shared/requests`, inlined as well
 */
export function guardScripts(
  { baseUrl, probe, title }: GuardOptions,
  refetch: (address: string) => Promise<void>,
): void {
  // `window.name` survives a reload, also in private windows: so a page is reloaded
  // once each time it is opened, and not more.
  const RELOADED = 'reloaded-for-scripts';
  const isReloaded = window.name === RELOADED;
  if (isReloaded) window.name = '';
  const guarding = new AbortController();
  const check = ({ type, target }: Event): void => {
    const scripts = ownScripts();
    const src =
      target instanceof HTMLScriptElement && target.getAttribute('src');
    const isLast = src === scripts.at(-1);
    if (!src || !scripts.includes(src) || (type === 'load' && !isLast)) return;
    guarding.abort();
    if (document.documentElement.dataset.hasScripts) return;
    const refetched = scripts.map((script) => refetch(script));
    void Promise.all(refetched).then(probeSite);
  };
  // In the capture phase, as these events do not bubble.
  for (const type of ['load', 'error']) {
    const { signal } = guarding;
    document.addEventListener(type, check, { capture: true, signal });
  }

  /** Only the site's scripts: extensions may add others. */
  const ownScripts = (): string[] =>
    Array.from(
      document.scripts,
      (script) => script.getAttribute('src') ?? '',
    ).filter((src) => src.startsWith(`${baseUrl}assets/`));

  const probeSite = (): Promise<void> =>
    fetch(baseUrl + probe, { cache: 'no-store' }).then(
      ({ ok, headers }) => {
        // Some hosts serve a page at unknown paths.
        const isThere = ok && !headers.get('content-type')?.includes('html');
        if (isThere) reloadOnce();
        else
          window.showFailure([
            `${title} did not load properly.`,
            `Its base URL is configured as ${baseUrl}, but nothing of it is there.`,
            `Try this base URL: ${suggestion()}`,
          ]);
      },
      () => {
        // Offline. The page can still be read.
      },
    );

  const reload = (): void => window.location.reload();
  const reloadOnce = (): void => {
    if (isReloaded) {
      window.showFailure(['Part of this page could not be loaded.'], reload);
      return;
    }
    window.name = RELOADED;
    reload();
  };

  window.showFailure = (texts, retry) => {
    // One message is enough for all scripts.
    document.querySelector('.load-failure')?.remove();
    const box = document.createElement('div');
    box.className = 'load-failure';
    box.role = 'alert';
    // Its button must not wait for the app.
    box.dataset.island = '';
    for (const text of texts) {
      const line = document.createElement('p');
      line.textContent = text;
      box.append(line);
    }
    if (retry) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button button--primary';
      button.textContent = 'Retry';
      button.addEventListener('click', () => {
        box.remove();
        retry();
      });
      box.append(button);
    }
    // An open dialog would cover the page.
    (document.querySelector('dialog[open]') ?? document.body).prepend(box);
  };

  /** The part of the address before the page's own path. */
  const suggestion = (): string => {
    const { pathname } = window.location;
    const canonical = document.querySelector<HTMLLinkElement>(
      'link[rel=canonical]',
    )?.href;
    const own = canonical === undefined ? '' : new URL(canonical).pathname;
    const path = own.slice(baseUrl.length);
    const plain = pathname.replace(/(\/index)?\.html$/, '');
    return path !== '' && plain.endsWith(`/${path}`)
      ? plain.slice(0, -path.length)
      : plain.replace(/\/?$/, '/');
  };
}

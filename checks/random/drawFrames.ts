/** A page as it is drawn. */
export interface Drawn {
  /** The text of the body, line by line. */
  readonly text: readonly string[];
  readonly elements: readonly DrawnElement[];
}

interface DrawnElement {
  /** Names of its ancestors and its own, such as `body>p>b`. */
  readonly path: string;
  /** Computed styles that differ from those of an unstyled element of this name. */
  readonly style: readonly string[];
  /** Values of forms, targets of links, and the like. */
  readonly values: readonly string[];
}

/**
 * Draws pages in frames of the window, named by their numbers, without scripts.
 * Runs in the browser, so it uses nothing from outside of itself.
 */
export function drawFrames(sources: readonly string[]): Drawn[] {
  // Left out: sizes depend on the text, and logical properties repeat physical ones.
  const SKIPPED =
    /^(height|width|perspective-origin|transform-origin)$|(^|-)(inline|block)(-|$)/;
  // Properties that equal the text color by default.
  const INHERITED =
    /^(border|caret|column-rule|outline|row-rule|text|-webkit-text)-.*color$/;
  // Left out: readers see only their effect.
  const UNSEEN = new Set('head script style link meta title base'.split(' '));
  const SHAPES = 'path,rect,circle,ellipse,line,polyline,polygon,use';
  const SHOWN_OF_SVG = new Set('svg text tspan a foreignObject'.split(' '));
  const PROPERTIES =
    'href target download src alt title lang dir hidden type value defaultValue name checked disabled required readOnly multiple selected min max step pattern placeholder maxLength minLength size rows cols action method enctype formAction formMethod formEnctype formTarget formNoValidate noValidate autocomplete autofocus open colSpan rowSpan headers scope start reversed controls autoplay loop muted preload poster kind srclang default loading decoding referrerPolicy crossOrigin tabIndex accessKey contentEditable draggable spellcheck useMap isMap shape coords cite dateTime label htmlFor data allow sandbox srcdoc nonce low high optimum'.split(
      ' ',
    );

  const open = (html: string, name: string): Document => {
    const frame = document.createElement('iframe');
    frame.name = name;
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.width = '800';
    frame.height = '600';
    document.body.append(frame);
    const own = frame.contentDocument;
    if (!own) throw new Error('A frame without a document.');
    own.open();
    // `document.write` is the only way to parse a page synchronously and in the same
    // mode as one from a host.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    own.write(html);
    own.close();
    return own;
  };

  document.body.replaceChildren();
  const documents = sources.map((html, index) => open(html, String(index)));
  const bare = open('<!doctype html><body>', 'bare');

  const view = bare.defaultView;
  const names = [...(view?.getComputedStyle(bare.body) ?? [])].filter(
    (name) => !SKIPPED.test(name),
  );
  const styleOf = (element: Element): Map<string, string> => {
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    const color = style?.color;
    return new Map(
      names
        .map((name) => [name, style?.getPropertyValue(name) ?? ''] as const)
        .filter(([name, value]) => value !== color || !INHERITED.test(name)),
    );
  };
  const valuesOf = (element: Element): Map<string, string> => {
    const values = new Map<string, string>();
    for (const name of PROPERTIES) {
      const value = (element as unknown as Record<string, unknown>)[name];
      if (/^(string|number|boolean)$/.test(typeof value))
        values.set(name, String(value));
    }
    // Equals no value at all, though computed styles differ.
    if (values.get('loading') === 'eager') values.delete('loading');
    if ('relList' in element) {
      const rel = [...(element as HTMLAnchorElement).relList];
      const names = rel.map((name) => name.toLowerCase());
      values.set('rel', [...new Set(names)].sort().join(' '));
    }
    if ('srcset' in element) {
      const candidates = (element as HTMLImageElement).srcset.split(/\s*,\s*/);
      const resolved = candidates.map((each) => {
        const [address = '', ...size] = each.trim().split(/\s+/);
        const whole = URL.canParse(address, element.baseURI)
          ? new URL(address, element.baseURI).href
          : address;
        return [whole, ...size].join(' ');
      });
      values.set('srcset', resolved.join(', '));
    }
    if (element.localName === 'form') {
      const form = element as HTMLFormElement;
      const view = form.ownerDocument.defaultView as unknown as typeof window;
      const entries = [...new view.FormData(form)].map(
        ([name, value]) =>
          `${name}=${typeof value === 'string' ? value : value.name}`,
      );
      values.set('submits', entries.join('&'));
    }
    if ('validity' in element) {
      const { validity } = element as HTMLInputElement;
      const wrong: string[] = [];
      for (const name in validity)
        if (validity[name as keyof ValidityState]) wrong.push(name);
      values.set('validity', wrong.join());
    }
    return values;
  };

  const bareOnes = new Map<
    string,
    { style: Map<string, string>; values: Map<string, string> }
  >();
  const bareOf = (element: Element) => {
    const key = `${element.namespaceURI ?? ''} ${element.localName}`;
    const known = bareOnes.get(key);
    if (known) return known;
    const root = { html: bare.documentElement, body: bare.body };
    const one: Element =
      element.localName in root
        ? root[element.localName as keyof typeof root]
        : bare.createElementNS(element.namespaceURI, element.localName);
    if (!one.isConnected) bare.body.append(one);
    const made = { style: styleOf(one), values: valuesOf(one) };
    if (one.parentNode === bare.body) one.remove();
    bareOnes.set(key, made);
    return made;
  };
  const otherThan = (
    values: Map<string, string>,
    usual: Map<string, string>,
  ): string[] =>
    [...values]
      .filter(([name, value]) => usual.get(name) !== value)
      .map(([name, value]) => `${name}: ${value}`);

  /** Colors of an SVG's shapes, and how large they are together. */
  const paintsOf = (svg: SVGSVGElement): string[] => {
    const view = svg.ownerDocument.defaultView;
    const colors = [...svg.querySelectorAll(SHAPES)].flatMap((shape) => {
      const style = view?.getComputedStyle(shape);
      return style && style.display !== 'none'
        ? [`fill ${style.fill}`, `stroke ${style.stroke}`]
        : [];
    });
    const { x, y, width, height } = svg.getBBox();
    const box = [x, y, width, height].map((each) => each.toFixed(0)).join(' ');
    return [`box: ${box}`, ...[...new Set(colors)].sort()];
  };

  const readElement = (
    element: Element,
    parent: string,
    found: DrawnElement[],
    isDrawn: boolean,
  ): void => {
    const { localName } = element;
    if (UNSEEN.has(localName)) return;
    const isSvg = element.namespaceURI === 'http://www.w3.org/2000/svg';
    const isShown = isSvg
      ? SHOWN_OF_SVG.has(localName)
      : localName !== 'noscript';
    const path = isShown ? `${parent}>${localName}` : parent;
    if (isShown && isDrawn) {
      const usual = bareOf(element);
      const view = element.ownerDocument.defaultView;
      const added = ['::before', '::after'].flatMap((pseudo) => {
        const content = view?.getComputedStyle(element, pseudo).content ?? '';
        return /^(none|normal|)$/.test(content)
          ? []
          : [`${pseudo}: ${content}`];
      });
      const isRoot = localName === 'svg' && !parent.includes('>svg');
      found.push({
        path,
        style: [
          ...otherThan(styleOf(element), usual.style),
          ...added,
          ...(isRoot ? paintsOf(element as SVGSVGElement) : []),
        ],
        values: otherThan(valuesOf(element), usual.values),
      });
    } else if (isShown) {
      found.push({ path, style: [], values: [] });
    }
    const content =
      localName === 'template'
        ? (element as HTMLTemplateElement).content
        : element;
    for (const child of content.children)
      readElement(child, path, found, isDrawn && content === element);
  };

  return documents.map((own) => {
    const elements: DrawnElement[] = [];
    readElement(own.documentElement, '', elements, true);
    const templates = [...own.querySelectorAll('template')].map((template) => {
      const content = template.content.cloneNode(true) as DocumentFragment;
      for (const code of content.querySelectorAll('style, script'))
        code.remove();
      return `template: ${content.textContent.replace(/\s+/g, ' ').trim()}`;
    });
    return {
      text: [
        own.title,
        own.compatMode,
        ...own.body.innerText.trim().split('\n'),
        ...templates,
      ],
      elements,
    };
  });
}

import { type Token, type TokenHandler, Tokenizer } from 'parse5';
import { modeAfter } from '../readPage';

/** The code of a style, a script, or an attribute such as `onclick`. */
interface Code {
  /** The element, or the start tag of the attribute. */
  readonly html: string;
  /** The line of the page where the code begins. */
  readonly line: number;
}

const ignore = (): void => undefined;

/** All code of a page, in the order of the page. */
export function codesIn(page: string): readonly Code[] {
  const codes: Code[] = [];
  let open: { readonly name: string; readonly tag: Token.Location } | undefined;
  const handler: TokenHandler = {
    onStartTag({ tagName, attrs, location }) {
      if (!location) return;
      const html = page.slice(location.startOffset, location.endOffset);
      for (const { name } of attrs) {
        const line = location.attrs?.[name]?.startLine;
        if (line !== undefined && /^(?:style$|on)/.test(name))
          codes.push({ html, line });
      }
      tokenizer.state = modeAfter(tagName);
      if (tagName === 'style' || tagName === 'script')
        open = { name: tagName, tag: location };
    },
    onEndTag({ tagName, location }) {
      if (!location || open?.name !== tagName) return;
      const { startOffset, endOffset, endLine } = open.tag;
      const code = page.slice(endOffset, location.startOffset);
      const trimmed = code.trimStart();
      const before = code.slice(0, code.length - trimmed.length);
      codes.push({
        // Lines are counted from here, because htmlnano trims scripts.
        html: [
          page.slice(startOffset, endOffset),
          trimmed,
          page.slice(location.startOffset, location.endOffset),
        ].join(''),
        line: endLine + before.split('\n').length - 1,
      });
      open = undefined;
    },
    ...{ onCharacter: ignore, onWhitespaceCharacter: ignore },
    ...{ onNullCharacter: ignore, onComment: ignore },
    ...{ onDoctype: ignore, onEof: ignore },
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(page, true);
  return codes;
}

import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Field = HTMLTextAreaElement | null;

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'ref'> {
  readonly text: string;
  /** Called with what is typed. */
  readonly onText: (text: string) => void;
  readonly ref?: Ref<Field> | undefined;
}

/**
 * A text area whose text may be replaced, as by a sample: the browser's own undo
 * brings back what was there.
 */
export default function TextField(props: Props): ReactNode {
  const { text, onText, ref, ...others } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const isReplacing = useRef(false);
  // React would set a changed value, which browsers do not undo.
  const [first] = useState(text);
  useImperativeHandle<Field, Field>(ref, () => field.current, []);
  useLayoutEffect(() => {
    if (!field.current || field.current.value === text) return;
    isReplacing.current = true;
    replaceText(field.current, text);
    isReplacing.current = false;
  }, [text]);
  return (
    <textarea
      {...others}
      ref={field}
      defaultValue={first}
      onChange={({ target }) => {
        if (!isReplacing.current) onText(target.value);
      }}
    />
  );
}

/** The most characters that are typed: Chromium needs 0.2 s for 250 lines. */
const MAX_TYPED = 5000;

/**
 * The part of `Document` that TypeScript calls deprecated. All browsers have it, and
 * there is no other way to write what they can undo.
 */
interface Commands {
  execCommand(name: string, hasDialog: boolean, text: string): boolean;
}

/** Replaces a part of the text of the focused field, as if it was typed. */
export function typeInto(
  field: HTMLTextAreaElement,
  start: number,
  end: number,
  added: string,
): void {
  field.setSelectionRange(start, end);
  const commands: Commands = document;
  commands.execCommand(added === '' ? 'delete' : 'insertText', false, added);
}

/** Replaces what differs in the text of a field, as if it was typed. */
function replaceText(field: HTMLTextAreaElement, text: string): void {
  const { value } = field;
  const { activeElement: focused } = document;
  const most = Math.min(value.length, text.length);
  let start = 0;
  while (start < most && value[start] === text[start]) start += 1;
  let same = 0;
  while (same < most - start && value.at(-1 - same) === text.at(-1 - same))
    same += 1;
  const added = text.slice(start, text.length - same);
  // A value that is being typed elsewhere must not lose the focus.
  const isTyping =
    focused instanceof HTMLInputElement && focused.type === 'text';
  if (!isTyping && added.length <= MAX_TYPED) {
    const { scrollX: left, scrollY: top } = window;
    field.focus({ preventScroll: true });
    typeInto(field, start, value.length - same, added);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    window.scrollTo({ left, top, behavior: 'instant' });
  }
  if (field.value !== text) field.value = text;
}

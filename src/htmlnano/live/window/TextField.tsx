import {
  type ComponentProps,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'ref'> {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * A text area whose text other controls may replace. The browser's undo brings back the
 * old text.
 */
export default function TextField({
  text,
  onText,
  ...others
}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const isReplacing = useRef(false);
  // A value that a script sets cannot be undone.
  const [first] = useState(text);
  useLayoutEffect(() => {
    if (!field.current || field.current.value === text) return;
    isReplacing.current = true;
    replaceText(field.current, text);
    isReplacing.current = false;
  }, [text]);
  return (
    <textarea
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      translate="no"
      {...others}
      ref={field}
      defaultValue={first}
      onChange={({ currentTarget }) => {
        if (!isReplacing.current) onText(currentTarget.value);
      }}
    />
  );
}

/** The most characters that are typed: Chromium needs 0.2 s for 250 lines. */
const MAX_TYPED = 5000;

/**
 * The part of `Document` that TypeScript calls deprecated. All browsers have it, and
 * there is no other way to make changes that they can undo.
 */
interface Commands {
  execCommand(name: string, hasDialog: boolean, text: string): boolean;
}

/** Replaces the text of a field, as if it were typed. */
function replaceText(field: HTMLTextAreaElement, text: string): void {
  const { activeElement: focused } = document;
  if (text.length <= MAX_TYPED) {
    field.focus({ preventScroll: true });
    field.select();
    const commands: Commands = document;
    commands.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  if (field.value !== text) field.value = text;
}

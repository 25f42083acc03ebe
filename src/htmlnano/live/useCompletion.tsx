import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { isComposed } from '../../plugins/shared/isComposed';
import type { Completion, Completions } from './completions';
import { typeInto } from './TextField';

/** Finds what may stand at the caret. */
export type Complete = (text: string, caret: number) => Completions | undefined;

interface Shown extends Completions {
  /** The text and the caret that they are for. */
  readonly text: string;
  readonly caret: number;
  readonly active: number;
}

/**
 * Completes what is typed into a text area, which is a combobox while its list is open
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). At other times it is the text area
 * that screen readers know how to read by lines.
 *
 * @param box where the text area and the list stand
 * @param complete `undefined` completes nothing
 */
export function useCompletion(
  text: string,
  box: RefObject<HTMLElement | null>,
  complete: Complete | undefined,
): {
  readonly attributes: ComponentProps<'textarea'>;
  readonly list: ReactNode;
} {
  const id = useId();
  const [last, setShown] = useState<Shown>();
  // Anything else may have changed the text, as undo does.
  const shown = last?.text === text ? last : undefined;
  if (!complete) return { attributes: {}, list: null };

  const close = (): void => setShown(undefined);
  const show = (
    field: HTMLTextAreaElement,
    isWanted: (found: Completions) => boolean,
  ): void => {
    // Undo leaves what it has brought back selected.
    const { value, selectionEnd: caret } = field;
    const found = complete(value, caret);
    const isShown = found && found.options.length > 0 && isWanted(found);
    setShown(isShown ? { ...found, text: value, caret, active: 0 } : undefined);
  };
  const accept = (option: Completion | undefined): void => {
    const field = box.current?.querySelector('textarea');
    if (!field || !shown || !option) return;
    typeInto(field, shown.from, shown.to, option.text);
    const caret = shown.from + option.caret;
    field.setSelectionRange(caret, caret);
    // After a name comes its value.
    show(field, ({ typed }) => typed === '');
  };

  const attributes: ComponentProps<'textarea'> = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-keyshortcuts': 'Control+Space',
    ...(shown && {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': id,
      'aria-activedescendant': `${id}-${String(shown.active)}`,
    }),
    onInput: ({ currentTarget: field, nativeEvent }) => {
      // A button or a link wrote it.
      if (field.value === text) return;
      const { inputType } = nativeEvent;
      const isTyped =
        inputType === 'insertText' ||
        inputType === 'insertCompositionText' ||
        (shown && inputType.startsWith('delete'));
      if (isTyped)
        show(field, ({ typed, isWhole }) => typed !== '' && !isWhole);
      else close();
    },
    onKeyDown: (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (isComposed(event.nativeEvent)) return;
      if (ctrlKey && key === ' ') show(event.currentTarget, () => true);
      else if (!shown || ctrlKey || metaKey || altKey || shiftKey) return;
      else if (key === 'Enter' || key === 'Tab')
        accept(shown.options[shown.active]);
      else if (key === 'Escape') close();
      else {
        const step = { ArrowDown: 1, ArrowUp: -1 }[key];
        if (step === undefined) return;
        const count = shown.options.length;
        const active = (shown.active + step + count) % count;
        setShown({ ...shown, active });
      }
      event.preventDefault();
    },
    onSelect: ({ currentTarget: field }) => {
      if (field.selectionEnd !== shown?.caret) close();
    },
    onBlur: close,
  };
  const list = shown && <List {...shown} id={id} onAccept={accept} />;
  return { attributes, list };
}

interface ListProps extends Shown {
  readonly id: string;
  readonly onAccept: (option: Completion) => void;
}

/** Stands below the line of the caret. */
function List({ id, text, from, active, options, onAccept }: ListProps) {
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  useEffect(() => {
    const option = document.getElementById(`${id}-${String(active)}`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, active, options]);
  return (
    <div className="live-completion">
      <div aria-hidden="true" translate="no">
        {text.slice(0, from)}
        {/* An empty last line has no height. */}
        {'\u200b'}
      </div>
      <div id={id} role="listbox" aria-label="Names and values">
        {options.map((option, index) => (
          <div
            key={option.name}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => {
              // The field keeps the focus.
              event.preventDefault();
              if (event.button === 0) onAccept(option);
            }}
          >
            <code translate="no">{option.name}</code> {option.description}
          </div>
        ))}
      </div>
    </div>
  );
}

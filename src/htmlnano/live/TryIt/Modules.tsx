import { type ReactNode, useId, useState } from 'react';
import { formsAt, type JsonSchema, short } from '../../facts/optionsCheck';
import { offValue, type Settings, valueOf } from '../packages';
import { parseOptions } from '../parseOptions';
import { printLiteral } from '../printLiteral';
import type { ModuleData, VersionData } from '../versionData';
import type { SetModules } from './SetModules';

interface Props {
  readonly version: VersionData;
  readonly settings: Settings;
  readonly onChange: SetModules;
}

/** A switch for each module, with the values that its table documents. */
export default function Modules(props: Props): ReactNode {
  return (
    <ul className="live-modules">
      {props.version.modules.map((module) => (
        <li key={module.name}>
          <ModuleSwitch {...props} module={module} />
        </li>
      ))}
    </ul>
  );
}

/** A documented value, or a key without one. */
interface Choice {
  readonly name: string;
  readonly text: string | undefined;
  readonly value?: unknown;
}

function choicesOf(forms: readonly JsonSchema[]): Choice[] {
  return forms.flatMap((form) => [
    ...('const' in form
      ? [{ name: '', text: form.description, value: form.const }]
      : form.title === undefined
        ? []
        : [{ name: form.title, text: form.description }]),
    ...Object.entries(form.properties ?? {}).flatMap(([key, property]) =>
      choicesOf(formsAt(property)).map((choice) => ({
        ...choice,
        name: key,
        ...('value' in choice && { value: { [key]: choice.value } }),
      })),
    ),
  ]);
}

interface ModuleProps extends Props {
  readonly module: ModuleData;
}

function ModuleSwitch(props: ModuleProps): ReactNode {
  const { version, module, settings, onChange } = props;
  const choices = choicesOf(formsAt(version.schema, [module.name]));
  const value = valueOf(module, settings);
  const inPreset = module.presets[settings.preset];
  // Switched on, it has the preset's value, or the first of its table.
  const on = inPreset ? undefined : (choices[0]?.value ?? true);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={Boolean(value)}
          onChange={({ target }) => {
            const off = offValue(module, settings);
            onChange({ [module.name]: target.checked ? on : off });
          }}
        />
        <code translate="no">{module.name}</code>
      </label>
      {Boolean(value) && <ModuleValue {...props} choices={choices} />}
    </>
  );
}

function ModuleValue(
  props: ModuleProps & { readonly choices: readonly Choice[] },
): ReactNode {
  const { module, choices, settings, onChange } = props;
  const id = useId();
  const shown = printLiteral(valueOf(module, settings));
  const [typed, setTyped] = useState<string>();
  const parsed = typed === undefined ? undefined : parseValue(typed);
  const mistake = parsed?.ok === false ? parsed.message : undefined;
  return (
    <details className="live-module">
      <summary>
        <code translate="no">{short(shown)}</code>
        <span className="visually-hidden"> value of {module.name}</span>
      </summary>
      <label htmlFor={id}>Value</label>
      <input
        id={id}
        type="text"
        list={`${id}-values`}
        aria-invalid={mistake !== undefined}
        aria-describedby={`${id}-mistake`}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        value={typed ?? shown}
        onBlur={() => {
          if (mistake === undefined) setTyped(undefined);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = parseValue(target.value);
          if (read.ok) onChange({ [module.name]: read.value.value });
        }}
      />
      <p id={`${id}-mistake`} className="live-mistake">
        {mistake}
      </p>
      <datalist id={`${id}-values`}>
        {choices.map(
          ({ text, value: one }, index) =>
            one !== undefined && (
              <option key={index} value={printLiteral(one)}>
                {text}
              </option>
            ),
        )}
      </datalist>
      <dl>
        {choices.map(({ name: key, text, value: one }, index) => (
          <div key={index}>
            <dt>
              <code translate="no">
                {one === undefined ? key : printLiteral(one)}
              </code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const parseValue = (text: string) => parseOptions(`{ value: ${text}\n}`);

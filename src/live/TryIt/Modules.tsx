import { type ReactNode, useId, useState } from 'react';
import { valueOf, type Settings } from '../packages';
import { parseOptions } from '../parseOptions';
import { printLiteral } from '../printLiteral';
import type { ModuleData, SettingData, VersionData } from '../versionData';

interface Props {
  readonly version: VersionData;
  readonly settings: Settings;
  /** Sets the value of a module; `undefined` leaves it to the preset. */
  readonly onChange: (module: string, value: unknown) => void;
}

/** Every module as a switch, with the values that its table documents. */
export default function Modules({
  version,
  settings,
  onChange,
}: Props): ReactNode {
  return (
    <ul className="live-modules">
      {version.modules.map((module) => (
        <li key={module.name}>
          <ModuleSwitch
            module={module}
            settings={settings}
            onChange={(value) => {
              onChange(module.name, value);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function ModuleSwitch({
  module,
  settings,
  onChange,
}: {
  readonly module: ModuleData;
  readonly settings: Settings;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const id = useId();
  const value = valueOf(module, settings);
  const isOn = Boolean(value);
  const inPreset = Object.hasOwn(module.presets, settings.preset)
    ? module.presets[settings.preset]
    : undefined;
  // What turns it on: as the preset has it, or as its table begins.
  const on = inPreset ? undefined : (valuesOf(module)[0]?.value ?? true);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            if (target.checked) onChange(on);
            else onChange(inPreset ? false : undefined);
          }}
        />
        <code translate="no">{module.name}</code>
      </label>
      {isOn && (
        <ModuleValue
          id={id}
          module={module}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** The values of a module that its table spells out. */
function valuesOf(module: ModuleData): readonly (SettingData & {
  readonly value: NonNullable<SettingData['value']>;
})[] {
  return module.settings.flatMap((setting) => {
    const { type, key, value } = setting;
    if (value === undefined || value === null || value === false) return [];
    if (type === 'value') return { ...setting, value };
    return type === 'entry' && key !== undefined
      ? { ...setting, value: { [key]: value } }
      : [];
  });
}

function ModuleValue({
  id,
  module,
  value,
  onChange,
}: {
  readonly id: string;
  readonly module: ModuleData;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const shown = printLiteral(value);
  const [typed, setTyped] = useState<string>();
  const parsed =
    typed === undefined ? undefined : parseOptions(`{ value: ${typed}\n}`);
  const mistake = parsed?.ok === false ? parsed.message : undefined;
  return (
    <details className="live-module">
      <summary>
        <code translate="no">{shown}</code>
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
          const read = parseOptions(`{ value: ${target.value}\n}`);
          if (read.ok) onChange(read.value.value);
        }}
      />
      <p id={`${id}-mistake`} className="live-mistake">
        {mistake}
      </p>
      <datalist id={`${id}-values`}>
        {valuesOf(module).map(({ name, value: one, text }) => (
          <option key={name} value={printLiteral(one)}>
            {text}
          </option>
        ))}
      </datalist>
      {module.settings.length > 0 && (
        <dl>
          {module.settings.map(({ name, text }) => (
            <div key={name}>
              <dt>
                <code translate="no">{name}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

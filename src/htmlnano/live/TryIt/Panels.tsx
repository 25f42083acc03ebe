import { memo, type ReactNode, useMemo, useState } from 'react';
import { minifyAll } from '../minify';
import OutputPanel from '../OutputPanel';
import { type Settings, withoutUncss } from '../packages';
import { useAsync } from '../useAsync';
import type { VersionData } from '../versionData';
import Modules from './Modules';
import type { SetModules } from './SetModules';
import TakeAway from './TakeAway';

interface Props {
  readonly version: VersionData;
  readonly others: readonly VersionData[];
  readonly source: string;
  /** Preset and options; `undefined` while the options cannot be read. */
  readonly settings: Settings | undefined;
  readonly onModules: SetModules;
}

const MODULES = 'Modules';

/**
 * The panels below the output, each of which computes only while it is open. Memoized,
 * so that they are not rendered with each key.
 */
export default memo(function Panels(props: Props): ReactNode {
  const { version, onModules } = props;
  const [open, setOpen] = useState<readonly string[]>([MODULES]);
  // Those that were last read, while what is typed cannot be.
  const [settings, setSettings] = useState(props.settings);
  if (props.settings && props.settings !== settings)
    setSettings(props.settings);
  const panels: Readonly<Record<string, (settings: Settings) => ReactNode>> = {
    [MODULES]: (known) => (
      <Modules version={version} settings={known} onChange={onModules} />
    ),
    'The same in other versions': (known) => (
      <OtherVersions {...props} settings={known} />
    ),
    'Take it with you': (known) => (
      <TakeAway settings={known} version={version} />
    ),
  };
  return Object.entries(panels).map(([title, draw]) => (
    <details
      key={title}
      className="live-panel"
      open={open.includes(title)}
      onToggle={({ currentTarget: { open: isOpen } }) => {
        setOpen((now) => [
          ...now.filter((other) => other !== title),
          ...(isOpen ? [title] : []),
        ]);
      }}
    >
      <summary>{title}</summary>
      {open.includes(title) && (
        <div className="live-panel-body" inert={!props.settings}>
          {settings ? draw(settings) : <p>The options cannot be read.</p>}
        </div>
      )}
    </details>
  ));
});

/** The output of each other version of the library. */
function OtherVersions(
  props: Props & { readonly settings: Settings },
): ReactNode {
  const { others, source, settings } = props;
  const inputs = useMemo(
    () =>
      others.map((version) => ({
        ...{ version: version.name, source },
        ...withoutUncss(settings, version),
      })),
    [others, source, settings],
  );
  const { value: outputs, isCurrent, retry } = useAsync(inputs, 150, minifyAll);
  return (
    <div className="live-columns" aria-busy={!isCurrent}>
      {others.map(({ library }, index) => (
        <div key={library} className="live-output">
          <OutputPanel
            label="Output"
            of={` of htmlnano ${library}`}
            output={outputs?.[index]}
            onRetry={retry}
          />
          {outputs && inputs[index]?.options !== settings.options && (
            <div className="live-messages">
              <p>UnCSS needs Node.js. PurgeCSS has run in its place.</p>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

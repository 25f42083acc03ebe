import { memo, type ReactNode } from 'react';
import type { Settings } from '../packages';
import type { VersionData } from '../versionData';
import Losses from './Losses';
import Modules from './Modules';
import OtherVersions from './OtherVersions';
import Panel from './Panel';
import Savings from './Savings';
import TakeAway from './TakeAway';

interface Props {
  readonly version: VersionData;
  readonly others: readonly VersionData[];
  readonly source: string;
  readonly preset: string;
  readonly options: string;
  /** Preset and options; `undefined` while the options cannot be read. */
  readonly settings: Settings | undefined;
  readonly onModule: (name: string, value: unknown) => void;
}

const UNREADABLE = <p>The options cannot be read.</p>;

/**
 * What there is to know and to do beside the output. It is drawn again only when
 * something that it shows is another, not with each key.
 */
const Panels = memo(function Panels({
  version,
  others,
  source,
  preset,
  options,
  settings,
  onModule,
}: Props): ReactNode {
  return (
    <>
      <Panel title="Modules" isOpen>
        {() =>
          settings ? (
            <Modules
              version={version}
              settings={settings}
              onChange={onModule}
            />
          ) : (
            <p>The switches come back when the options can be read.</p>
          )
        }
      </Panel>
      <Panel title="Which module saved what">
        {() =>
          settings ? (
            <Savings source={source} settings={settings} version={version} />
          ) : (
            UNREADABLE
          )
        }
      </Panel>
      <Panel title="What the page lost">
        {() =>
          settings ? (
            <Losses source={source} settings={settings} version={version} />
          ) : (
            UNREADABLE
          )
        }
      </Panel>
      <Panel title="The same in other versions">
        {() => (
          <OtherVersions
            source={source}
            preset={preset}
            options={options}
            versions={others}
          />
        )}
      </Panel>
      <Panel title="Take it with you">
        {() =>
          settings ? (
            <TakeAway settings={settings} version={version} />
          ) : (
            UNREADABLE
          )
        }
      </Panel>
    </>
  );
});

export default Panels;

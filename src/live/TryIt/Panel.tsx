import { type ReactNode, useState } from 'react';

interface Props {
  readonly title: string;
  readonly children: () => ReactNode;
  readonly isOpen?: boolean;
}

/** A part that does its work only while it is open. */
export default function Panel({
  title,
  children,
  isOpen: isOpenFirst = false,
}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  return (
    <details
      className="live-panel"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      {isOpen && <div className="live-panel-body">{children()}</div>}
    </details>
  );
}

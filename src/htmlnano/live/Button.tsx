import type { ComponentProps, ReactNode } from 'react';

/** A button in the look of those of code blocks. */
export default function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="code-button" {...props} />;
}

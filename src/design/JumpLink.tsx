import type { ReactNode } from 'react';

type Props = {
  /** The id of an element that can have the focus. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Goes to another part of the page. The address stays as it is: a challenge's holds its code. */
export const JumpLink = ({ to, className, children }: Props) => (
  <a
    href={`#${to}`}
    className={className}
    onClick={(event) => {
      event.preventDefault();
      const target = document.getElementById(to);
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
    }}
  >
    {children}
  </a>
);

import type { ReactNode } from 'react';

type Props = {
  /** The id of a focusable element. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Jumps within the page without changing the address, whose hash may be a challenge's code. */
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

type Props = {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly loading?: 'lazy';
};

/** A decorative image, hidden if it fails to load. */
export const OptionalImage = (props: Props) => (
  <img {...props} alt="" onError={({ currentTarget }) => (currentTarget.hidden = true)} />
);

type Props = {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly loading?: 'lazy';
};

/** A decorative image. It is hidden where it cannot be loaded. */
export const OptionalImage = (props: Props) => (
  <img {...props} alt="" onError={({ currentTarget }) => (currentTarget.hidden = true)} />
);

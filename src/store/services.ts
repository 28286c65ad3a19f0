import type { browserServices } from '../app/browserServices';

/** External dependencies, injected into `makeStore` and `ServicesContext`. */
export type Services = Readonly<ReturnType<typeof browserServices>>;

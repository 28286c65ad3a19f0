import { devSlice } from './offsetSlice';

export const { selectOffset } = devSlice.selectors;

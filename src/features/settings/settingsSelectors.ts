import type { RootState } from '../../app/makeStore';

export const selectUnits = (state: RootState) => state.settings.units;
export const selectHighContrast = (state: RootState) => state.settings.highContrast;
export const selectKnowsHowToPlay = (state: RootState) => state.settings.knowsHowToPlay;

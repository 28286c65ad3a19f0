import { createContext, useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Countries } from '../domain/countries';
import type { AppDispatch, RootState } from './makeStore';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** The countries that can be guessed. Data that never changes has no place in the state. */
export const CountriesContext = createContext<Countries>([]);
export const useCountries = () => useContext(CountriesContext);

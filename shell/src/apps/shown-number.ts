import { createContext } from 'react';

/** Number of the live document that the page which is shown comes from; 0 while pages are made. */
export const ShownNumber = createContext(0);

import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Place of the list of main places in a stored body. */
      'portal-places': object;
    }
  }
}

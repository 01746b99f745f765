import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Stands for the menu in a stored body. */
      'portal-menu': object;
      /** Stands for the list of main places in a stored body. */
      'portal-places': object;
    }
  }
}

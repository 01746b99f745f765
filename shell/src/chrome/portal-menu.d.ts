import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Place of the menu in a stored body. */
      'portal-menu': object;
    }
  }
}

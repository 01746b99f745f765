// The shared modules as an app may see them: exactly the names of `sharedModules`. An ambient declaration wins over the installed
// package, so an import that the shell does not provide fails at the type check instead of being undefined in a visitor's browser.
declare module 'react-router-dom' {
  export { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
}

declare module '@portal/shell-api' {
  export const toast: import('./shell-api.ts').ShellApi['toast'];
  export const site: import('./shell-api.ts').ShellApi['site'];
}

// The shared modules as an app may see them: exactly the names of `sharedModules`. An ambient declaration wins over the installed
// package, so an import that the shell does not provide fails at the type check instead of being undefined in a visitor's browser.
// Types are taken by file, because the name of the package means these very declarations.
declare module 'react-router-dom' {
  type Router = typeof import('../node_modules/react-router-dom/dist/index.d.ts');
  export const Link: Router['Link'];
  export const NavLink: Router['NavLink'];
  export const useLocation: Router['useLocation'];
  export const useNavigate: Router['useNavigate'];
  export const useParams: Router['useParams'];
  export const useSearchParams: Router['useSearchParams'];
}

declare module '@portal/shell-api' {
  export const toast: import('./shell-api.ts').ShellApi['toast'];
  export const site: import('./shell-api.ts').ShellApi['site'];
  export const useOffline: import('./shell-api.ts').ShellApi['useOffline'];
}

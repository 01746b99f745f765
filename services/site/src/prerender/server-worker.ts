import type { AppServer, BodyInput, DocumentInput, ShellServer } from '@portal/contracts';

/** A server build: its text, and its name in sentences. */
export interface ServerSource {
  readonly name: string;
  readonly text: string;
}

/** What can be asked of server builds. An app never shares a worker with another app, nor with the making of documents. */
export type Job =
  | { readonly kind: 'describe-shell'; readonly shell: ServerSource }
  | { readonly kind: 'describe-app'; readonly app: ServerSource }
  | { readonly kind: 'bodies'; readonly shell: ServerSource; readonly app: ServerSource; readonly asked: AskedBodies }
  | { readonly kind: 'documents'; readonly shell: ServerSource; readonly inputs: readonly DocumentInput[] };

/** What a release is rendered to. */
export interface AskedBodies {
  readonly release: NonNullable<BodyInput['app']>;
  readonly pages: readonly { readonly address: string; readonly page: string }[];
  /** Canonical addresses that say something to machines. */
  readonly described: readonly string[];
}

/** The value of one step, left out where there is none, or what went wrong in it. */
export type Outcome = { readonly value?: unknown } | { readonly problem: string };

/** What a worker prints: a value for each step of its job, or why the builds could not be loaded, as a sentence about `name`. */
export type Answer = { readonly outcomes: readonly Outcome[] } | { readonly name: string; readonly problem: string };

/**
 * The program that runs server builds, for a confined Node: its text is sent there, so it can use nothing of this file and of no other.
 * Builds get the modules that the shell shares, and of Node's own nothing; what hides Node here is no border, the confinement is.
 */
export function serverWorker(job: Job): void {
  const { compileFunction } = process.getBuiltinModule('node:vm');
  const { builtinModules } = process.getBuiltinModule('node:module');
  const { stdout, exit } = process;
  // Shells from before their server build needed nothing of Node; none of these reaches the machine.
  const ofEarlierShells = new Map(
    ['async_hooks', 'crypto', 'stream', 'util'].map((name) => [name, process.getBuiltinModule(`node:${name}` as 'node:util')]),
  );
  // A program that Node reads from its input has all of Node's modules as global names; `crypto` is also the web's.
  const web = globalThis.crypto;
  for (const name of ['process', 'require', 'module', 'exports', '__filename', '__dirname', ...builtinModules])
    if (name !== 'console') Reflect.deleteProperty(globalThis, name);
  globalThis.crypto ??= web;
  // What builds print would be taken for the answer.
  for (const name of Object.keys(console)) Reflect.set(console, name, () => {});

  class NotLoaded extends Error {
    readonly source: string;
    constructor(source: string, problem: string) {
      super(problem);
      this.source = source;
    }
  }

  const textOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

  function load(source: { readonly name: string; readonly text: string }, given: (name: string) => unknown): unknown {
    const module = { exports: {} };
    const requireGiven = (name: string) => {
      const found = given(name);
      if (found === undefined) throw new NotLoaded(source.name, `needs the module "${name}", which the shell does not provide.`);
      return found;
    };
    try {
      const run = compileFunction(source.text, ['require', 'module', 'exports', '__filename', '__dirname'], { filename: source.name });
      run(requireGiven, module, module.exports, source.name, '');
    } catch (problem) {
      throw problem instanceof NotLoaded ? problem : new NotLoaded(source.name, `could not be run: ${textOf(problem)}`);
    }
    return module.exports;
  }

  const loadShell = (source: { readonly name: string; readonly text: string }) =>
    load(source, (name) => ofEarlierShells.get(name.replace(/^node:/, ''))) as ShellServer;

  /** Stands for any shared module while only data is read: whatever is done with it gives it back. A class can extend it. */
  function anything(): unknown {
    function target(): unknown {
      return self;
    }
    const self: unknown = new Proxy(target, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : self) });
    return self;
  }

  async function outcome(step: () => unknown): Promise<Outcome> {
    try {
      return { value: await step() };
    } catch (problem) {
      return { problem: textOf(problem) };
    }
  }

  async function work(): Promise<Outcome[]> {
    if (job.kind === 'describe-app') {
      const app = load(job.app, () => anything()) as Partial<AppServer>;
      return [await outcome(() => app.manifest), await outcome(() => app.search?.()), await outcome(() => app.data?.())];
    }
    const shell = loadShell(job.shell);
    if (job.kind === 'documents') return Promise.all(job.inputs.map((input) => outcome(() => shell.renderDocument(input))));
    if (job.kind === 'describe-shell') {
      const { site, provides, mfRuntimes, lazyFiles, webManifest, shared } = shell;
      const gives = Object.fromEntries(Object.entries(shared).map(([name, module]) => [name, Object.keys(module).sort()]));
      const facts = { site, provides, mfRuntimes, lazyFiles, webManifest, gives };
      return [{ value: facts }, await outcome(() => shell.renderBody({ path: undefined }))];
    }
    const shared: Readonly<Record<string, unknown>> = { ...shell.shared };
    const app = load(job.app, (name) => (Object.hasOwn(shared, name) ? shared[name] : undefined)) as AppServer;
    const { asked } = job;
    const outcomes = [await outcome(() => app.preview?.alt)];
    for (const address of asked.described) outcomes.push(await outcome(() => app.structuredData?.(address, shell.site) ?? []));
    for (const { address, page } of asked.pages)
      outcomes.push(await outcome(() => shell.renderBody({ path: address, app: asked.release, page: app.pages[page] })));
    return outcomes;
  }

  // Timers that a build has left would keep the process.
  const print = (answer: Answer) => stdout.write(JSON.stringify(answer), () => exit(0));
  work().then(
    (outcomes) => print({ outcomes }),
    (problem) => print({ name: problem instanceof NotLoaded ? problem.source : '', problem: textOf(problem) }),
  );
}

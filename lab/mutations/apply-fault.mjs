import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The file of a fault with the fault in it, or why there is none: the file is gone, or its text has changed since the fault was written down. */
function withFault(workspace, { file, before, after }) {
  const place = path.join(workspace, file);
  if (!existsSync(place)) return { problem: `there is no ${file}` };
  const text = readFileSync(place, 'utf8');
  const times = text.split(before).length - 1;
  if (times !== 1) return { problem: `what it changes stands ${times} times in ${file}` };
  return { text: text.replace(before, () => after) };
}

/** What is wrong with a list of faults, a sentence each: faults that do not fit, that no parser reads, or whose names or journeys are wrong. */
export function mistakesIn(workspace, faults) {
  const mistakes = [];
  const ids = new Set();
  for (const fault of faults) {
    const { id, file, journeys, breaks } = fault;
    const say = (mistake) => mistakes.push(`${id}: ${mistake}`);
    if (!/^[a-z]+(-[a-z]+)+$/.test(id) || ids.has(id)) say('its id is no name, or stands twice');
    ids.add(id);
    if (breaks.trim() === '') say('it does not say what it breaks');
    for (const journey of journeys)
      if (!existsSync(path.join(workspace, 'e2e/specs', `${journey}.spec.ts`))) say(`there is no journey ${journey}`);
    const { text, problem } = withFault(workspace, fault);
    if (problem) say(problem);
    else if (/\.tsx?$/.test(file)) for (const mistake of syntaxMistakes(file, text)) say(`with it ${file} cannot be read: ${mistake}`);
  }
  return mistakes;
}

function syntaxMistakes(fileName, text) {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

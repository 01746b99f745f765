import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { withFault } from './apply-fault.mjs';

/**
 * What is wrong with a list of faults, one sentence each: faults that no longer match, that do not parse, or whose names or journeys are
 * wrong.
 */
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

import strings from '../../content/calculator.yaml';
import { Calculator } from '../calculator/calculator.tsx';
import { copyText, selectContents } from '../clipboard/copy-text.ts';
import { printAlone } from '../printing/print-alone.ts';
import { useToolkitProgress } from './toolkit-progress.ts';

export default function CalculatorPanel() {
  const { progress, change } = useToolkitProgress();
  return (
    <Calculator
      strings={strings}
      decisions={progress.decisionAnswers}
      onChange={(decisionAnswers) => change({ decisionAnswers })}
      copy={copyText}
      select={selectContents}
      print={printAlone}
    />
  );
}

import calculatorFile from '../../content/calculator.yaml';
import type { CalculatorWords } from '../calculator/calculator.schema.ts';
import { Calculator } from '../calculator/calculator.tsx';
import { copyText, selectContents } from '../clipboard/copy-text.ts';
import { printAlone } from '../printing/print-alone.ts';
import { useToolkitProgress } from './toolkit-progress.ts';

const words = calculatorFile as CalculatorWords;

export default function CalculatorPanel() {
  const { progress, change } = useToolkitProgress();
  return (
    <Calculator
      words={words}
      decisions={progress.decisionAnswers}
      onChange={(decisionAnswers) => change({ decisionAnswers })}
      copy={copyText}
      select={selectContents}
      print={printAlone}
    />
  );
}

import { useState } from 'react';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import type { Term } from '#web/content/calculator-texts/terms.ts';
import { calculators, type CalculatorEntry } from '#web/content/calculators.ts';
import { CalculatorBar } from './CalculatorBar.tsx';
import { CalculatorLayout } from './CalculatorLayout.tsx';
import { createCalculatorStore } from './calculator-store.ts';
import { loadPlaceholderFigure } from './ResultPanel.tsx';
import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';

const CalculatorBelowFold = createLazySection(
  async () => (await import('./CalculatorBelowFold.tsx')).CalculatorBelowFold,
);

const findCalculator = (id: string | undefined) => calculators.find((calculator) => calculator.id === id);

type LoaderData = { terms: Term[] };

/** The terms are loader data: a prerendered page contains its own, so the browser does not load the terms of all calculators. */
export async function loader({ params }: LoaderFunctionArgs) {
  const calculator = findCalculator(params['calculatorId']);
  if (!calculator) return data<LoaderData>({ terms: [] }, { status: 404 });
  const [{ terms }] = await Promise.all([
    import('#web/content/calculator-texts/terms.ts'),
    loadPlaceholderFigure(),
  ]);
  return { terms: terms[calculator.id] };
}

export function Component() {
  const calculator = findCalculator(useParams()['calculatorId']);
  return calculator ? <CalculatorView key={calculator.id} calculator={calculator} /> : <CalculatorNotFound />;
}

function CalculatorView({ calculator }: { calculator: CalculatorEntry }) {
  const { id, title, description } = calculator;
  const [store] = useState(createCalculatorStore);
  const { terms } = useLoaderData<LoaderData>();
  return (
    <>
      <title>{`${title} calculator, free | Lagna`}</title>
      <meta
        name="description"
        content={`${description} A free calculator that works in your browser. Nothing you type is kept.`}
      />
      <CalculatorBar />
      <CalculatorLayout calculator={calculator} terms={terms} store={store} />
      <CalculatorBelowFold id={id} store={store} />
    </>
  );
}

function CalculatorNotFound() {
  return (
    <>
      <title>Calculator not found | Lagna</title>
      <meta name="robots" content="noindex" />
      <StatusPage title="Calculator Not Found" text="The calculator you are looking for doesn't exist.">
        <ButtonLink to="/calculators" variant="primary">
          Back to Calculators
        </ButtonLink>
      </StatusPage>
    </>
  );
}

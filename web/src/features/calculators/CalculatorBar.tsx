/** Sticky bar under the site's header: back to the previous page, and to the other calculators. */
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './CalculatorBar.module.css';

export function CalculatorBar() {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !canGoBack()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <nav className={css.bar} aria-label="Calculators">
      <div className={`wrap ${css.row}`}>
        <ButtonLink to="/calculators" variant="text" small onClick={goBack}>
          <Icon name="prev" /> Back
        </ButtonLink>
        <ButtonLink to="/calculators" variant="text" small>
          All Calculators
        </ButtonLink>
      </div>
    </nav>
  );
}

/** Whether there is a page of this site to go back to. Browsers without the Navigation API also count pages of other sites. */
function canGoBack(): boolean {
  return 'navigation' in window ? navigation.canGoBack : history.length > 1;
}

import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import css from './Badge.module.css';

type Props = {
  tone?: 'neutral' | 'success' | 'pending' | 'error' | 'offer';
  icon?: IconName;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={css.badge} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

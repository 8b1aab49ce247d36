import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label'> {
  /** What it does: shown on hover and on focus, and the name for those who do not see the icon. */
  label: string;
}

export const IconButton = ({ label, className, ...props }: IconButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={32}
    aria-label={label}
    data-tip={label}
    className={`${classes.button} ${className ?? ''}`}
    {...props}
  />
);

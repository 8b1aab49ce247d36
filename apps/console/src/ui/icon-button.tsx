import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label'> {
  /** The action: shown on hover and focus, and read by screen readers. */
  label: string;
}

const shared = (label: string, className: string | undefined) => ({
  variant: 'subtle',
  color: 'gray',
  size: 32,
  'aria-label': label,
  'data-tip': label,
  className: `${classes.button} ${className ?? ''}`,
});

export const IconButton = ({ label, className, ...props }: IconButtonProps) => <ActionIcon {...shared(label, className)} {...props} />;

export interface IconLinkProps extends ActionIconProps {
  /** Where it leads: shown on hover and focus, and read by screen readers. */
  label: string;
  href: string;
}

export const IconLink = ({ label, className, ...props }: IconLinkProps) => (
  <ActionIcon component="a" {...shared(label, className)} {...props} />
);

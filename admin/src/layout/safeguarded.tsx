import type { ComponentType } from 'react';
import type { LayoutProps } from 'react-admin';
import { ConfirmIdentity } from '../account/ConfirmIdentity';
import { SecurityPage } from '../account';
import { useNeedsFactor } from '../data/identity';
import { BareLayout } from './BareLayout';

/**
 * A layout with the question whether it is the user, for calls that want to know. While the office requires a second
 * factor that the account lacks, there is only the page where it is added (rules/accounts 11, 13).
 */
export const safeguarded = (Layout: ComponentType<LayoutProps>) =>
  function Safeguarded(props: LayoutProps) {
    const needsFactor = useNeedsFactor();
    return (
      <>
        {needsFactor ? (
          <BareLayout>
            <SecurityPage />
          </BareLayout>
        ) : (
          <Layout {...props} />
        )}
        <ConfirmIdentity />
      </>
    );
  };

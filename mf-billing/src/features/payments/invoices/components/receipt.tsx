import { Heading, Stack, Text, token } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { PRODUCT_NAME, useUser } from '@aic/sdk';
import { type Invoice, moneyText, dayText } from '@aic/sdk/account';
import { styled } from 'styled-components';
import { cardText } from '../../../../texts/card-text.ts';
import { invoiceReason, invoiceStatus, isDisputed } from '../invoice-texts.ts';

/** A receipt: a card on the screen, the whole page on paper. */
export function Receipt({ invoice }: { invoice: Invoice }) {
  const user = useUser();
  const money = (amount: number): string => moneyText(amount, invoice.currency);
  const [status] = invoiceStatus(invoice);
  const { amountGiven = 0, amountFromBalance: fromBalance = 0, seller, amountTax = null } = invoice;
  const asked = invoice.lines.reduce((sum, { amount }) => sum + amount, 0);
  // Free time has lines of 0.
  const discount = Math.min(amountGiven, asked);

  return (
    <Paper aria-label="Receipt">
      <Stack gap={24}>
        <div>
          <Heading level={2}>{PRODUCT_NAME}</Heading>
          <Text tone="muted">{invoiceReason(invoice)}</Text>
        </div>
        <FactList
          facts={[
            { label: 'Invoice', value: invoice.number ?? invoice.id },
            { label: 'Date', value: dayText(invoice.createdAt) },
            { label: 'Status', value: status },
            { label: 'Paid on', value: invoice.paidAt && dayText(invoice.paidAt) },
            { label: 'Sold by', value: seller },
            { label: 'Billed to', value: user.email },
            { label: 'Card', value: invoice.card && cardText(invoice.card) },
            { label: 'Period', value: `${dayText(invoice.periodStart)} to ${dayText(invoice.periodEnd)}` },
            { label: 'Credits', value: invoice.credits > 0 && invoice.credits },
          ]}
        />
        <Lines>
          <thead>
            <tr>
              <th scope="col">Description</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map(({ description, amount }, index) => (
              // Lines have no id, and an invoice's lines never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td>{description}</td>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {discount > 0 && <Total label="Discount" amount={money(-discount)} />}
            {fromBalance > 0 && <Total label="From your balance" amount={money(-fromBalance)} />}
            <Total label="Total" amount={money(invoice.amountDue)} />
            {amountTax !== null && <Total label="Of it tax" amount={money(amountTax)} />}
            <Total label="Paid" amount={money(invoice.amountPaid)} />
            {invoice.amountRefunded > 0 && (
              <Total
                label={isDisputed(invoice) ? 'Disputed' : 'Refunded'}
                amount={money(-invoice.amountRefunded)}
              />
            )}
          </tfoot>
        </Lines>
      </Stack>
    </Paper>
  );
}

function Total({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  );
}

const Paper = styled.article`
  width: 100%;
  max-width: 720px;
  margin-inline: auto;
  padding: ${token.space[32]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  @media (max-width: 479px) {
    padding: ${token.space[16]};
  }

  @media print {
    max-width: none;
    padding: 0;
    border: 0;
  }
`;

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${token.type.ui};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${token.space[8]};
    text-align: start;
    vertical-align: top;
  }

  tr > :last-child {
    padding-inline-start: ${token.space[16]};
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    font: ${token.type.small};
    color: ${token.color.fgMuted};
  }

  tbody tr,
  tfoot tr:first-child {
    border-block-start: 1px solid ${token.color.border};
  }

  tfoot th {
    font-weight: ${token.weight.medium};
  }
`;

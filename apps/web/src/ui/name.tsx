/**
 * A name of people's own making, in the midst of other words. It may be written from right to left: set apart, it does not
 * draw the digits and brackets beside it to its other side. Spaces are shown as they are, since a name may have to be typed.
 */
export function Name({ children }: { readonly children: string | undefined }) {
  return <bdi style={{ whiteSpace: 'pre-wrap' }}>{children}</bdi>;
}

/**
 * Whether a host answers at an address, and be it that nothing is there, so that a
 * page of the host is shown if the browser goes there.
 */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

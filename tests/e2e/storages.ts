/** What a browser's storage may be, each with the script that makes it so. */
export const STORAGES = [
  {
    name: 'forbidden',
    spoil: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('No storage here', 'SecurityError');
        },
      });
    },
  },
  {
    name: 'not there',
    spoil: () => {
      Object.defineProperty(window, 'localStorage', { value: null });
    },
  },
  {
    name: 'full',
    spoil: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No space left', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'unreadable',
    spoil: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Corrupt', 'UnknownError');
      };
    },
  },
] as const;

import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';

/** A release of what the pages document, for the feed. */
export interface Release {
  /** Docusaurus's name of the version that documents it. */
  readonly version: string;
  readonly number: string;
  /** A date: `2026-11-25`. */
  readonly published: string;
}

/** Options of the plugin. */
export interface Options {
  /** What `llms.txt` says of the pages. */
  readonly note: string;
  /** Newest first. */
  readonly releases: readonly Release[];
  /** Of the feed: who writes it, and its licence. */
  readonly author: string;
  readonly copyright: string;
  /** What pages are about, as structured data (https://schema.org/about). */
  readonly about: object;
}

const text = Joi.string().required();

export const validateOptions = validator<Options>({
  note: text,
  releases: Joi.array()
    .items(
      Joi.object({
        version: text,
        number: text,
        published: text.isoDate(),
      }),
    )
    .required(),
  author: text,
  copyright: text,
  about: Joi.object().unknown().required(),
});

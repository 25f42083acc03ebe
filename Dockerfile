# The site on an nginx that is not root: docker build -t htmlnano-docs . and
# docker run -p 8080:8080 htmlnano-docs. tests/build/nginx runs the same nginx
# with the same configuration. A sub-path of a host:
# --build-arg BASE_URL=/htmlnano/ --build-arg SITE_URL=https://example.com
FROM node:20-bookworm-slim AS build
# Git tells when pages were changed.
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/*
ARG BASE_URL=/
ARG SITE_URL=https://htmlnano.netlify.app
WORKDIR /docs
COPY . .
RUN npm ci && npm run build && npx tsx scripts/container.ts build nginx.conf

FROM debian:bookworm-slim
ARG BASE_URL=/
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /docs/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /docs/build /site${BASE_URL}
USER www-data
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]

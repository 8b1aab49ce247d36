# The image of the server and its commands. docs/exploitation.md says how it is run.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY apps/api/package.json apps/api/
COPY apps/console/package.json apps/console/
COPY apps/sandbox/package.json apps/sandbox/
COPY seed/package.json seed/
RUN npm ci --no-fund --loglevel=error
COPY . .
RUN node scripts/build.mjs
RUN node scripts/notices.mjs > NOTICES.txt
RUN node scripts/sbom.mjs > bom.json
RUN mkdir data

# What the server needs at run time, and nothing of the console's or the tools'.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY apps/api/package.json apps/api/
COPY seed/package.json seed/
RUN npm ci --omit=dev --workspace @comptoir/api --no-fund --loglevel=error
# The build holds the workspace's own packages.
RUN rm -rf node_modules/@comptoir

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/NOTICES.txt /app/bom.json ./
COPY --from=build /app/scripts/alive.mjs scripts/
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/console/dist apps/console/dist
# A volume that is made from this folder belongs to the user below.
COPY --from=build --chown=node:node /app/data /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/alive.mjs"]
CMD ["node", "--enable-source-maps", "apps/api/dist/main.js"]

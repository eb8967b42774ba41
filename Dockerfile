# Arbitre in a container. Build and run: docs/operating.md.

FROM node:20-bookworm-slim AS build
# What it takes to compile canvas and better-sqlite3 where no prebuilt binary can be downloaded.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
       pkg-config make g++ python3 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# Packages first: this layer is used again as long as the lock file stays the same.
COPY package.json package-lock.json ./
COPY packages/discord-sandbox/package.json packages/discord-sandbox/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
# What a compiled canvas is linked against; a prebuilt one brings its own.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 \
       librsvg2-2 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
# Our own packages, to which links in node_modules lead.
COPY --from=build /app/packages packages
COPY --from=build /app/dist dist
COPY --from=build /app/migrations migrations
COPY --from=build /app/scenarios scenarios
COPY --from=build /app/scripts scripts
ENV NODE_ENV=production DATABASE_FILE=/data/arbitre.sqlite LOG_FORMAT=json HEALTH_PORT=8421
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "--enable-source-maps", "dist/main.js"]
